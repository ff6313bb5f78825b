# Why a message over the wire is refused.
refusal-frame-too-long = This message is too long. Send at most { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}.
refusal-unknown-type = Unknown message type (in “{ $field }”).
refusal-unknown-field = Unknown field “{ $field }”.
refusal-missing-field = The field “{ $field }” is missing.
refusal-bad-field = Invalid value (in “{ $field }”).
refusal-hello-first = Send “hello” first.
refusal-not-attached = Attach to the table first.
refusal-too-fast = Too many messages. Wait a moment and try again.
