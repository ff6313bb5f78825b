"""The identity cache: recent values are computed once, old ones are dropped."""

from tamaya.wire.object_identity_cache import IdentityCache


class Thing:
    """A value that equals only itself."""


def test_a_value_in_use_is_computed_once():
    worked_out: list[Thing] = []
    remembered = IdentityCache(lambda thing: worked_out.append(thing) or len(worked_out), most=2)
    often, *seldom = [Thing() for _ in range(5)]
    for thing in seldom:
        assert remembered(often) == 1
        remembered(thing)
    assert worked_out == [often, *seldom]
    assert remembered(seldom[0]) == 6
