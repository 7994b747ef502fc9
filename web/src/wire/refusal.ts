// What the server did not want to do, in words a person understands.
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule?: string,
  ) {
    super(message);
  }
}
