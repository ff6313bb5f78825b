"""What happened at a table, as messages: an event comes here as it is written on the wire."""

from collections.abc import Mapping, Sequence

from tamaya.i18n.message import Message, message
from tamaya.i18n.table_words import remark_message


def table_event_message(event: Mapping[str, object], names: Sequence[str]) -> Message:
    """What happened, with the names of the seats as they were just before."""
    match event:
        case {"event": "seat-taken" | "bot-seated" | "spoken-besides" as word, "name": str(name)}:
            speech = {"text": str(event["text"])} if "text" in event else {}
            return message(f"table-event-{word}", player=name, **speech)
        case {"event": "move-made", "seat": int(seat), "is-for-deadline": True}:
            return message("table-event-move-made-for-deadline", player=names[seat])
        case {"event": "spoken", "seat": int(seat), "remark": str(remark)}:
            return message("table-event-spoken", player=names[seat], text=remark_message(remark))
        case {"event": "spoken", "seat": int(seat), "text": str(text)}:
            return message("table-event-spoken", player=names[seat], text=text)
        case {"event": "note-written", "seat": int(seat), "text": str(text), "faces": faces}:
            if text:
                return message("table-event-note-written", player=names[seat], text=text)
            done = "marked" if faces else "removed"
            return message(f"table-event-note-{done}", player=names[seat])
        case {"event": "end-wished", "seat": int(seat), "wish": bool(wish)}:
            wish_state = "wished" if wish else "no-longer-wished"
            return message(f"table-event-end-{wish_state}", player=names[seat])
        case {"event": "seat-answered", "seat": int(seat), "agree": bool(agree)}:
            answer = "agreed" if agree else "denied"
            return message(f"table-event-seat-{answer}", player=names[seat])
        case {
            "event": "seat-asked-for" | "request-withdrawn" | "seat-taken-over" as word,
            "seat": int(seat),
            "name": str(newcomer),
        }:
            who = "-bot" if event.get("bot") is not None else ""
            return message(f"table-event-{word}{who}", newcomer=newcomer, player=names[seat])
        case {
            "event": "contributed" | "seat-left" | "guest-removed" | "move-made" as word,
            "seat": int(seat),
        }:
            return message(f"table-event-{word}", player=names[seat])
        case _:
            return message(f"table-event-{event['event']}")
