# The engine: why a command that needs it cannot run.
refusal-no-gpu = No graphics card for CUDA was found on this machine.
refusal-unknown-device = There is no device “{ $device }”. Choose among: { $known }.
