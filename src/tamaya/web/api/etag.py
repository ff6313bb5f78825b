"""The ETag of a body."""

from hashlib import sha256


def etag_of(body: bytes) -> str:
    """A strong ETag."""
    return f'"{sha256(body).hexdigest()[:32]}"'
