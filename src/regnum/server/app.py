"""The application: handlers, database, channels, bots, and what keeps them safe."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import Any

import structlog
from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.logging.config import StructLoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig
from sqlalchemy.ext.asyncio import AsyncEngine

import regnum
from regnum.server import page
from regnum.server.advising import Adviser
from regnum.server.broker import Broker, Nobody, RedisBroker, redis_at
from regnum.server.database import connect
from regnum.server.front import front
from regnum.server.handlers import (
    GamesController,
    LessonsController,
    ReplaysController,
    SessionController,
    TablesController,
    house_info,
    open_network,
)
from regnum.server.health import Health, healthz, livez
from regnum.server.house import House
from regnum.server.keeper import Keeper
from regnum.server.limits import DAY, Bounds, Limit, OwnCounts, SharedCounts, anything, openings
from regnum.server.memory import Tidier
from regnum.server.metrics import controllers
from regnum.server.network import Network
from regnum.server.news import HERE, Crier, News
from regnum.server.players import check_json, check_origin
from regnum.server.problems import HANDLERS
from regnum.server.programs import Programs, offered
from regnum.server.pruning import prune_for_ever
from regnum.server.rooms import Rooms
from regnum.server.seathandlers import SeatsController
from regnum.server.seating import Seating
from regnum.server.settings import Settings
from regnum.server.sockets import Entrance, live
from regnum.server.store import Store
from regnum.server.tables import Tables
from regnum.server.talk import Talk
from regnum.server.thinking import Thinkers
from regnum.server.timekeeper import Timekeeper

#: The longest request body: a record with some air.
LONGEST_BODY = 500_000
#: How hard answers are packed: the last twentieth of their size would take three times as long.
PACKING = 5
#: How long each thing that lives as long as the application may take to end.
ENDING_SECONDS = 2.0
#: How long the database may still be in use before what uses it is interrupted, and how often that is looked at.
QUIET_SECONDS = 1.0
LOOK_SECONDS = 0.005
#: How soon a duty that has failed is begun again.
AGAIN_SECONDS = 1.0


def create(settings: Settings | None = None) -> Litestar:
    """The application of one worker."""
    chosen = settings or Settings.from_environment()
    tables = Tables(Store(connect(chosen.database_url)), chosen)
    redis = redis_at(chosen.broker) if chosen.broker else None
    # Counts have connections of their own: a flood must not use up those by which workers hear each other.
    counts = SharedCounts(redis_at(chosen.broker)) if chosen.broker else OwnCounts()

    def broker(again: bytes) -> Broker:
        return RedisBroker(redis, again) if redis else Nobody()

    crier = Crier(broker)
    rooms = Rooms(tables, chosen.sockets_a_table)
    entrance = Entrance(chosen)
    health = Health({"database": tables.store.pulse, "broker": crier.ping})
    thinkers = Thinkers(chosen.bot_processes, chosen.bot_seconds)
    programs = Programs(offered(chosen.programs), chosen.bot_seconds)
    adviser = Adviser(tables, thinkers)
    talk = Talk(tables, counts)
    seating = Seating(tables)

    network = Network(chosen)
    house = House(tables.store.engine, chosen, tables.look_anew)

    async def guard_origin(request: Request[Any, Any, Any]) -> None:
        if request.method != "GET":
            check_origin(request, chosen.origins)
            check_json(request)

    prometheus = PrometheusConfig(app_name="regnum", prefix="regnum", group_path=True, exclude="/metrics")
    app = Litestar(
        route_handlers=[
            GamesController,
            TablesController,
            SeatsController,
            LessonsController,
            SessionController,
            ReplaysController,
            house_info,
            open_network,
            healthz,
            livez,
            live,
            *controllers(chosen.metrics_token),
            *page.files(),
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "network": Provide(lambda: network, sync_to_thread=False),
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "settings": Provide(lambda: chosen, sync_to_thread=False),
            "rooms": Provide(lambda: rooms, sync_to_thread=False),
            "health": Provide(lambda: health, sync_to_thread=False),
            "entrance": Provide(lambda: entrance, sync_to_thread=False),
            "adviser": Provide(lambda: adviser, sync_to_thread=False),
            "talk": Provide(lambda: talk, sync_to_thread=False),
            "seating": Provide(lambda: seating, sync_to_thread=False),
        },
        middleware=[prometheus.middleware],
        before_request=guard_origin,
        exception_handlers=HANDLERS,
        lifespan=[_running(tables, talk, crier, rooms, thinkers, programs, house)],
        logging_config=StructLoggingConfig(log_exceptions="never"),
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=PACKING, minimum_size=1000, exclude_opt_key=page.PACKED
        ),
        openapi_config=OpenAPIConfig(
            title="Regnum",
            version=regnum.__version__,
            description="Kingdom games at a shared table. Sentences come in the language that `lang` asks for.",
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=LONGEST_BODY,
        state=State({"base": chosen.base}),
    )
    # Around everything: middleware is not asked where no handler is found.
    app.asgi_handler = front(app.asgi_handler, chosen.base, house.refuses, Bounds(_limits(chosen), counts))
    return app


def _limits(settings: Settings) -> list[Limit]:
    """How much one address may ask for: of everything, and of new tables at once and in a day."""
    limits = [
        Limit("requests", settings.requests_a_minute, anything),
        Limit("openings", settings.tables_a_minute, openings),
        Limit("openings today", settings.tables_a_day, openings, DAY),
    ]
    return [limit for limit in limits if limit.most]


def _running(
    tables: Tables, talk: Talk, crier: Crier, rooms: Rooms, thinkers: Thinkers, programs: Programs, house: House
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """What lives as long as the application: the bots, and the telling of changes."""

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        log = structlog.get_logger()
        thinkers.start()
        keeper = Keeper(tables, thinkers, programs, rooms.watched)
        tidier = Tidier()

        def tell(id: str, entries: int) -> None:
            crier.tell(News(id, entries))
            keeper.look_after(id, entries)
            tidier.note_move()

        tables.changed.append(tell)
        tables.looked.append(keeper.look_after)
        rooms.entered.append(keeper.look_after)
        talk.said.append(lambda table, number: crier.tell(News(table, HERE, number)))
        crier.on_news.append(lambda news: tables.note_said(news.table, news.said))
        crier.on_news.append(rooms.hear)
        crier.on_presence.append(tables.attendance.hear)
        crier.on_missed.append(rooms.look_anew)
        duties = [
            asyncio.create_task(done_for_ever(duty))
            for duty in (
                crier.cry_for_ever,
                partial(tables.attendance.tell_for_ever, crier, rooms.show),
                rooms.postman.deliver_for_ever,
                keeper.sweep_for_ever,
                Timekeeper(tables).keep_for_ever,
                tidier.tidy_for_ever,
                house.keep_for_ever,
                partial(prune_for_ever, tables.store, tables.keep),
            )
        ]
        log.info("worker started", pid=os.getpid(), compiled=regnum.compiled())
        yield
        await _within(QUIET_SECONDS, _quiet(tables.store.engine))
        for duty in duties:
            duty.cancel()
        resting = asyncio.gather(*duties, return_exceptions=True)
        endings = (resting, rooms.stop(), keeper.stop(), programs.stop(), asyncio.to_thread(thinkers.stop))
        await asyncio.gather(*(_within(ENDING_SECONDS, ending) for ending in endings))
        await _within(ENDING_SECONDS, tables.store.engine.dispose())
        log.info("worker stopped", pid=os.getpid())

    return running


async def done_for_ever(duty: Callable[[], Awaitable[None]]) -> None:
    """Do what a server must never cease to do; one that fails is begun again, and play does not end with it."""
    while True:
        try:
            await duty()
            return
        except Exception as error:
            structlog.get_logger().error("begun again", exc_info=error)
        await asyncio.sleep(AGAIN_SECONDS)


async def _quiet(engine: AsyncEngine) -> None:
    """Wait until nobody uses the database: of who is interrupted while it is opened, a thread would be left over."""
    pool: Any = engine.pool
    while pool.checkedout():
        await asyncio.sleep(LOOK_SECONDS)


async def _within(seconds: float, ending: Awaitable[object]) -> None:
    """Let something end; when it can't, because something that it needs is broken, go on without it."""
    try:
        await asyncio.wait_for(ending, seconds)
    except Exception as error:
        structlog.get_logger().warning("not ended in time", error=repr(error))


def openapi() -> dict[str, Any]:
    """The OpenAPI document, as it is served."""
    return create(Settings(database="unused.sqlite")).openapi_schema.to_schema()
