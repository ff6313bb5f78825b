# What the house does not understand over the wire, or not now.
refusal-frame-too-long = This message is longer than { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}, which is too long to be read.
refusal-unknown-word = The house does not know this word (in “{ $field }”).
refusal-unknown-field = There is no field “{ $field }” here.
refusal-missing-field = The field “{ $field }” is missing.
refusal-bad-field = This value is not possible (in “{ $field }”).
refusal-hello-first = The greeting comes first.
refusal-not-attached = Nothing can be asked of a table that one does not attend.
refusal-too-fast = Too much was said in too short a time. Please wait a moment.
