"""Faces for researchers: the games under the interfaces that learning programs already use.

`regnum.envs.pettingzoo`, `regnum.envs.gymnasium` and `regnum.envs.openspiel` need the library of that name;
`regnum.envs.vector` needs numpy alone.
"""
