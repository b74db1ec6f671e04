"""The application: handlers, database, channels, bots, and what keeps them safe."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.logging.config import StructLoggingConfig
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.stores.base import Store as KeyStore
from litestar.stores.memory import MemoryStore
from litestar.stores.redis import RedisStore
from redis.asyncio import Redis

import regnum
from regnum.server import page
from regnum.server.advising import Adviser
from regnum.server.database import connect
from regnum.server.handlers import GamesController, ReplaysController, SessionController, TablesController
from regnum.server.keeper import Keeper
from regnum.server.logs import noted
from regnum.server.memory import Tidier
from regnum.server.news import CHANNEL, Crier, News
from regnum.server.players import check_origin
from regnum.server.problems import HANDLERS
from regnum.server.programs import Programs, offered
from regnum.server.settings import Settings
from regnum.server.sockets import live
from regnum.server.store import Store
from regnum.server.tables import Tables
from regnum.server.thinking import Thinkers

#: The longest request body: a record with some air.
LONGEST_BODY = 500_000


@get("/healthz", tags=["server"], operation_id="health")
async def health(tables: NamedDependency[Tables]) -> dict[str, str]:
    """Whether the server and its database answer."""
    await tables.store.ping()
    return {"status": "ok", "version": regnum.__version__}


class Metrics(PrometheusController):
    """What the server counts, for those who run it; no part of the API."""

    include_in_schema = False


def create(settings: Settings | None = None) -> Litestar:
    """The application of one worker."""
    chosen = settings or Settings.from_environment()
    tables = Tables(Store(connect(chosen.database_url)), chosen)
    channels = ChannelsPlugin(backend=_backend(chosen), channels=[CHANNEL])
    crier = Crier(channels)
    thinkers = Thinkers(chosen.bot_processes, chosen.bot_seconds)
    programs = Programs(offered(chosen.programs), chosen.bot_seconds)
    adviser = Adviser(tables, thinkers)

    async def guard_origin(request: Request[Any, Any, Any]) -> None:
        if request.method not in ("GET", "HEAD"):
            check_origin(request, chosen.origins)

    prometheus = PrometheusConfig(app_name="regnum", prefix="regnum", group_path=True, exclude="/metrics")
    app = Litestar(
        route_handlers=[
            GamesController,
            TablesController,
            SessionController,
            ReplaysController,
            health,
            live,
            Metrics,
            *page.files(),
        ],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "settings": Provide(lambda: chosen, sync_to_thread=False),
            "crier": Provide(lambda: crier, sync_to_thread=False),
            "adviser": Provide(lambda: adviser, sync_to_thread=False),
        },
        plugins=[channels],
        middleware=[
            prometheus.middleware,
            noted,
            *_limits(chosen),
        ],
        before_request=guard_origin,
        exception_handlers=HANDLERS,
        lifespan=[_running(tables, crier, thinkers, programs)],
        stores={"rate_limit": _key_store(chosen), "openings": _key_store(chosen)},
        logging_config=StructLoggingConfig(log_exceptions="never"),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(
            title="Regnum",
            version=regnum.__version__,
            description="Kingdom games at a shared table. Sentences come in the language that `lang` asks for.",
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=LONGEST_BODY,
    )
    # Around everything: middleware is not asked where no handler is found.
    app.asgi_handler = page.with_security_headers(app.asgi_handler)
    return app


def _limits(settings: Settings) -> list[Any]:
    """How much one address may ask for: of everything, and of new tables."""
    exclude = ["/assets", "/healthz", "/metrics"]
    limits = []
    if settings.requests_a_minute:
        limits.append(RateLimitConfig(("minute", settings.requests_a_minute), exclude=exclude).middleware)
    if settings.tables_a_minute:
        openings = RateLimitConfig(
            ("minute", settings.tables_a_minute), exclude=exclude, store="openings", check_throttle_handler=_opens
        )
        limits.append(openings.middleware)
    return limits


def _opens(request: Request[Any, Any, Any]) -> bool:
    """Whether a request opens a table, which is dearer than the rest."""
    return request.method == "POST" and request.url.path.rstrip("/") in ("/api/tables", "/api/replays")


def _backend(settings: Settings) -> ChannelsBackend:
    """How workers tell each other of moves."""
    if not settings.broker:
        return MemoryChannelsBackend()
    return RedisChannelsPubSubBackend(redis=Redis.from_url(settings.broker))


def _key_store(settings: Settings) -> KeyStore:
    """Where requests are counted."""
    return RedisStore.with_client(settings.broker) if settings.broker else MemoryStore()


def _running(
    tables: Tables, crier: Crier, thinkers: Thinkers, programs: Programs
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """What lives as long as the application: the bots, and the telling of changes."""

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        log = structlog.get_logger()
        thinkers.start()
        keeper = Keeper(tables, thinkers, programs)
        tidier = Tidier()

        def tell(id: str, entries: int) -> None:
            crier.tell(News(id, entries))
            keeper.look_after(id, entries)
            tidier.note_move()

        tables.changed.append(tell)
        duties = [
            asyncio.create_task(duty)
            for duty in (crier.cry_for_ever(), keeper.sweep_for_ever(), tidier.tidy_for_ever())
        ]
        log.info("worker started", pid=os.getpid(), compiled=regnum.compiled())
        yield
        for duty in duties:
            duty.cancel()
        await asyncio.gather(*duties, return_exceptions=True)
        await keeper.stop()
        await programs.stop()
        await asyncio.to_thread(thinkers.stop)
        await tables.store.engine.dispose()
        log.info("worker stopped", pid=os.getpid())

    return running


def openapi() -> dict[str, Any]:
    """The OpenAPI document, as it is served."""
    return create(Settings(database="unused.sqlite")).openapi_schema.to_schema()
