"""Secrets and one-time codes of guests; only their hashes are stored."""

import hashlib
import secrets

SECRET_BYTES = 32
CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""Letters and digits that are not mistaken for one another."""
CODE_LENGTH = 12


def new_secret() -> str:
    """256 random bits as text, for a cookie or a token."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_code() -> str:
    """A one-time code that can be typed: 58 bits, valid for minutes."""
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    return "-".join(letters[start : start + 4] for start in range(0, CODE_LENGTH, 4))


def secret_hash(secret: str) -> bytes:
    """The hash of a secret, by which the store finds its guest.

    A secret of 256 random bits needs no slow hash. The time that a lookup takes depends on the
    hash, and nothing about the secret follows from it.
    """
    return hashlib.sha256(b"tamaya guest\0" + secret.encode()).digest()


def code_hash(code: str) -> bytes:
    """The hash of a code; case and punctuation do not matter."""
    letters = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(b"tamaya code\0" + letters.encode()).digest()
