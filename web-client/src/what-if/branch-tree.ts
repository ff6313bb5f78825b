/** Branches of a game: other moves from any of its positions, with names and comments. */

/** A move of a branch, with the moves that were tried after it. */
export interface BranchNode {
  readonly move: string;
  readonly name: string;
  readonly comment: string;
  readonly children: readonly BranchNode[];
}

/** The first moves of all branches, by the number of moves of the game before them. */
export type BranchTree = ReadonlyMap<number, readonly BranchNode[]>;

/** A branch from its first move to its last. */
export interface Branch {
  readonly from: number;
  readonly moves: readonly string[];
  readonly name: string;
  readonly comment: string;
}

export const EMPTY_TREE: BranchTree = new Map();
export const LONGEST_NAME = 60;
export const LONGEST_COMMENT = 500;
/** The most moves that a tree keeps: its link stays short enough to be sent. */
export const MOST_NODES = 400;

/** The tree with these moves as a branch; the same tree if it would become too large. */
export function withBranch(tree: BranchTree, from: number, moves: readonly string[]): BranchTree {
  const grown = new Map(tree).set(from, withMoves(tree.get(from) ?? [], moves));
  return countNodes(grown) > MOST_NODES ? tree : grown;
}

function withMoves(nodes: readonly BranchNode[], moves: readonly string[]): readonly BranchNode[] {
  const [move, ...rest] = moves;
  if (move === undefined) return nodes;
  const known = nodes.find((node) => node.move === move);
  if (known === undefined) {
    return [...nodes, { move, name: "", comment: "", children: withMoves([], rest) }];
  }
  const changed = { ...known, children: withMoves(known.children, rest) };
  return nodes.map((node) => (node === known ? changed : node));
}

/** The tree with other words at the end of a branch. */
export function withWords(
  tree: BranchTree,
  { from, moves }: Pick<Branch, "from" | "moves">,
  words: { name?: string; comment?: string },
): BranchTree {
  const change = (nodes: readonly BranchNode[], depth: number): readonly BranchNode[] =>
    nodes.map((node) => {
      if (node.move !== moves[depth]) return node;
      return depth === moves.length - 1
        ? { ...node, ...words }
        : { ...node, children: change(node.children, depth + 1) };
    });
  return new Map(tree).set(from, change(tree.get(from) ?? [], 0));
}

/** The tree without the last move of a branch and all that follows it. */
export function withoutBranch(
  tree: BranchTree,
  { from, moves }: Pick<Branch, "from" | "moves">,
): BranchTree {
  const prune = (nodes: readonly BranchNode[], depth: number): readonly BranchNode[] =>
    depth === moves.length - 1
      ? nodes.filter((node) => node.move !== moves[depth])
      : nodes.map((node) =>
          node.move === moves[depth]
            ? { ...node, children: prune(node.children, depth + 1) }
            : node,
        );
  const left = prune(tree.get(from) ?? [], 0);
  const pruned = new Map(tree);
  if (left.length === 0) pruned.delete(from);
  else pruned.set(from, left);
  return pruned;
}

/** The branches to list: those that end, and every move with a name or a comment. */
export function branchesOf(tree: BranchTree): readonly Branch[] {
  const branches: Branch[] = [];
  const visit = (from: number, nodes: readonly BranchNode[], before: readonly string[]): void => {
    for (const { move, name, comment, children } of nodes) {
      const moves = [...before, move];
      if (children.length === 0 || name !== "" || comment !== "") {
        branches.push({ from, moves, name, comment });
      }
      visit(from, children, moves);
    }
  };
  for (const from of [...tree.keys()].toSorted((one, other) => one - other)) {
    visit(from, tree.get(from) ?? [], []);
  }
  return branches;
}

/** The moves that were tried after these, in the order in which they were. */
export function movesAfter(
  tree: BranchTree,
  from: number,
  moves: readonly string[],
): readonly string[] {
  let nodes = tree.get(from) ?? [];
  for (const move of moves) nodes = nodes.find((node) => node.move === move)?.children ?? [];
  return nodes.map(({ move }) => move);
}

/** One tree with the branches of both; words of the second replace none of the first. */
export function mergeTrees(first: BranchTree, second: BranchTree): BranchTree {
  let merged = first;
  for (const branch of branchesOf(second)) {
    const { from, moves, name, comment } = branch;
    merged = withBranch(merged, from, moves);
    const known = branchesOf(first).find((each) => isSame(each, branch));
    if (known === undefined && (name !== "" || comment !== "")) {
      merged = withWords(merged, branch, { name, comment });
    }
  }
  return merged;
}

function isSame(one: Branch, other: Branch): boolean {
  return one.from === other.from && one.moves.join(" ") === other.moves.join(" ");
}

function countNodes(tree: BranchTree): number {
  const count = (nodes: readonly BranchNode[]): number =>
    nodes.reduce((sum, node) => sum + 1 + count(node.children), 0);
  return [...tree.values()].reduce((sum, nodes) => sum + count(nodes), 0);
}

/** A tree as text, for this browser's storage and for links. */
export function writeTree(tree: BranchTree): string {
  return JSON.stringify(
    branchesOf(tree).map(({ from, moves, name, comment }) => [
      from,
      moves.join(" "),
      name,
      comment,
    ]),
  );
}

/** The tree of a text; empty if it is none. What is too long is cut, for links come from anybody. */
export function readTree(text: string): BranchTree {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    return EMPTY_TREE;
  }
  let tree = EMPTY_TREE;
  for (const row of Array.isArray(rows) ? (rows as unknown[]) : []) {
    const [from, line, name, comment] = Array.isArray(row) ? (row as unknown[]) : [];
    if (typeof from !== "number" || !Number.isSafeInteger(from) || from < 0) continue;
    if (typeof line !== "string" || line === "") continue;
    const moves = line.split(" ");
    tree = withBranch(tree, from, moves);
    tree = withWords(
      tree,
      { from, moves },
      { name: shortText(name, LONGEST_NAME), comment: shortText(comment, LONGEST_COMMENT) },
    );
  }
  return tree;
}

function shortText(value: unknown, most: number): string {
  return typeof value === "string" ? value.slice(0, most) : "";
}
