"""A worker process for tests: it says back what it was sent."""

import os
import time
from typing import Any

from tamaya.workers.worker_main import serve_standard_streams
from tamaya.workers.worker_process import WorkerProcess

FAIL, HANG, EXIT = "fail", "hang", "exit"


class EchoProcess(WorkerProcess):
    main_module = "tests.workers.echo_worker"


def echo(task: Any) -> Any:
    match task:
        case "fail":
            raise KeyError("a secret")
        case "hang":
            time.sleep(60)
        case "exit":
            os._exit(1)
    return task


def main() -> None:
    serve_standard_streams(echo)
