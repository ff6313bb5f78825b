/** HTTP requests to the server. */

import { withBase } from "../base-path";
import { clock } from "./clock";

/** The server refused a request, with a reason that has a message in every language. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly details: Readonly<Record<string, string | number>> = {},
  ) {
    super(reason);
  }
}

/** The reason if there was no answer at all. */
export const UNREACHABLE = "server-unreachable";

/** Send a request; the answer has the type documented for its address. */
export async function request<Answer>(
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(withBase(path), {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused(UNREACHABLE);
  }
  const date = response.headers.get("date");
  if (date !== null) clock.sync(Date.parse(date));
  if (response.ok) {
    return (response.status === 204 ? undefined : await response.json()) as Answer;
  }
  throw await refusalOf(response);
}

async function refusalOf(response: Response): Promise<Refused> {
  try {
    const body = (await response.json()) as { reason: string; details: Record<string, string> };
    return new Refused(body.reason, body.details);
  } catch {
    return new Refused(UNREACHABLE);
  }
}
