"""Secrets of guests: drawn, hashed, and never kept as they are."""

import hashlib
import secrets

SECRET_BYTES = 32
CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""Letters and digits that nobody takes for one another."""
CODE_LENGTH = 12


def new_secret() -> str:
    """256 bits, as they stand in a cookie or a token."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_code() -> str:
    """A one-time code that can be typed: 58 bits, and it lives for minutes only."""
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    return "-".join(letters[start : start + 4] for start in range(0, CODE_LENGTH, 4))


def secret_hash(secret: str) -> bytes:
    """What the store knows of a secret.

    A secret of 256 random bits needs no slow hash. It is looked up by this value, so how long the
    search takes tells something of the hash and nothing of the secret.
    """
    return hashlib.sha256(b"tamaya guest\0" + secret.encode()).digest()


def code_hash(code: str) -> bytes:
    """What the store knows of a code; how it was typed does not matter."""
    letters = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(b"tamaya code\0" + letters.encode()).digest()
