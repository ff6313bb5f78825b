#!/usr/bin/env bash
# Run all benchmarks on a GPU: speed, comparison with JaxMARL, turn by turn, and parity.
#
#   benchmarks/on_a_gpu.sh FOLDER [GAMES]
#
# PYTHON names an interpreter that has tamaya[cuda13] (or cuda12); jaxmarl is compared if it is installed.
# Each part has its own time limit and writes a log to FOLDER; a part that fails does not stop the
# others. The script updates docs/reference/benchmarks.md and copies it to FOLDER.
set -uo pipefail
folder=$(realpath -m "${1:?usage: on_a_gpu.sh FOLDER [GAMES]}")
games=${2:-1000000}
python=${PYTHON:-python3}
page=docs/reference/benchmarks.md
mkdir -p "$folder"
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PYTHONUNBUFFERED=1 PYTHONPATH="$PWD/src${PYTHONPATH:+:$PYTHONPATH}"
# JaxMARL shares the memory of the GPU.
export XLA_PYTHON_CLIENT_PREALLOCATE=false

part() {
    local name=$1 seconds=$2
    shift 2
    local start=$SECONDS
    timeout "$seconds" "$@" >"$folder/$name.log" 2>&1
    local status=$?
    echo "$name: status $status after $((SECONDS - start)) seconds"
    tail -n 12 "$folder/$name.log"
}

part bench 90 "$python" -m tamaya benchmark --device cuda --write "$page" --json "$folder/bench.json"
part peers 150 "$python" benchmarks/peers.py --device cuda --seconds 2 --write \
    --json "$folder/peers.json"
part turn 150 "$python" benchmarks/turn.py --device cuda --write --json "$folder/turn.json"
part parity 400 "$python" -m tamaya parity --device cuda --games "$games" --workers "$(nproc)" \
    --write "$page"
cp "$page" "$folder/benchmarks.md"
