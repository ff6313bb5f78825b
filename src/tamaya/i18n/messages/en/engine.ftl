# The engine: why a command that needs it cannot run.
refusal-no-gpu = No CUDA-capable GPU was found on this machine.
refusal-unknown-device = Unknown device “{ $device }”. Choose one of: { $known }.
