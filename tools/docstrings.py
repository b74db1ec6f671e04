"""Docstrings and types for the compiled build: mypyc leaves both out, so they are written into the C that it makes."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

#: Where mypyc's C has room for a docstring: it gives functions and classes a bare signature, properties nothing.
FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s*[\w |]+, PyDoc_STR\()(NULL|"(?:[^"\\]|\\.)*")()')
CLASS = re.compile(r'(CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\()(NULL|"(?:[^"\\]|\\.)*")()')
PROPERTY = re.compile(r"(\(getter\)(\w+),\s*NULL, )(NULL)(, NULL\})")


def with_docstrings(code: str, module: str, source: str) -> str:
    """The C of a module with what its source says of functions, classes and properties."""
    texts = dict(_texts(module.replace(".", "___"), ast.parse(source)))

    def told(found: re.Match[str]) -> str:
        before, name, literal, after = found.groups()
        if not texts.get(name):
            return found[0]
        signature = "" if literal == "NULL" else literal[1:-1]
        return f'{before}"{signature}{_escaped(texts[name])}"{after}'

    for place in (FUNCTION, CLASS, PROPERTY):
        code = place.sub(told, code)
    return code


def _texts(prefix: str, owner: ast.Module | ast.ClassDef) -> Iterator[tuple[str, str]]:
    """By the names that mypyc gives them: what is to be told of functions and classes."""
    for node in owner.body:
        if isinstance(node, ast.ClassDef):
            yield f"{prefix}___{node.name}", ast.get_docstring(node) or ""
            yield from _texts(f"{prefix}___{node.name}", node)
        elif isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            doc = ast.get_docstring(node) or ""
            yield f"{prefix}___{node.name}", f"{signature(node)}\n\n{doc}".rstrip()
            yield f"{prefix}_get_{node.name}", f"{returned(node)}: {doc}"


def signature(function: ast.FunctionDef) -> str:
    """A function as it is called, with its types."""
    arguments = ast.unparse(_Unquoted().visit(function.args))
    return f"{function.name}({re.sub(r'^self(, )?', '', arguments)}) -> {returned(function)}"


def returned(function: ast.FunctionDef) -> str:
    """The type of what a function returns."""
    return ast.unparse(function.returns).strip("'\"") if function.returns else "None"


class _Unquoted(ast.NodeTransformer):
    """Types that are quoted because they are not there yet, as they are read."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        quoted = node.annotation.value if isinstance(node.annotation, ast.Constant) else None
        return ast.arg(node.arg, ast.Name(quoted)) if isinstance(quoted, str) else node


def _escaped(text: str) -> str:
    """A text inside a string of C; a question mark could begin a trigraph."""
    plain = (chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}" for byte in text.encode())
    return "".join(plain)


def document(extension: Any, made: Path, told: Path) -> None:
    """Give an extension of mypyc's C files with docstrings in place of its own, written only where they changed."""
    for number, file in enumerate(map(Path, extension.sources)):
        place = file.relative_to(made)
        source = Path("src", place.parent, f"{place.stem.removeprefix('__native_')}.py")
        text = with_docstrings(file.read_text(), ".".join([*place.parent.parts, source.stem]), source.read_text())
        copy = told / place
        if not copy.exists() or copy.read_text() != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text)
        extension.sources[number] = str(copy)
        extension.include_dirs.append(str(file.parent))
