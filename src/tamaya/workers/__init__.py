"""Worker processes of a server: slow work runs in them, so that it delays no socket.

A worker gets one task after the other over its standard input and answers over its standard
output. What the tasks are is decided by the packages above.
"""

from tamaya.workers.fair_queue import FairQueue, KeyedQueue
from tamaya.workers.worker_pool import WorkerPool
from tamaya.workers.worker_process import TaskFailure, WorkerFailure, WorkerProcess

__all__ = ["FairQueue", "KeyedQueue", "TaskFailure", "WorkerFailure", "WorkerPool", "WorkerProcess"]
