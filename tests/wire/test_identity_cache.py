"""What was asked for of late is known; what was not is forgotten."""

from tamaya.wire.identity_cache import IdentityCache


class Thing:
    """Something that is the same only as itself."""


def test_what_is_asked_for_again_and_again_is_worked_out_once():
    worked_out: list[Thing] = []
    remembered = IdentityCache(lambda thing: worked_out.append(thing) or len(worked_out), most=2)
    often, *seldom = [Thing() for _ in range(5)]
    for thing in seldom:
        assert remembered(often) == 1
        remembered(thing)
    assert worked_out == [often, *seldom]
    assert remembered(seldom[0]) == 6
