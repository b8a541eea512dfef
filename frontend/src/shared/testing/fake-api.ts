import type { AnyCommand, ReplyInput, RequestOf } from '@linkyard/contracts';
import type { FieldError } from '@linkyard/ui';

/** A refusal as the gateway words it. */
export interface FakeRefusal {
  httpStatus: number;
  code: string;
  message: string;
  errors?: FieldError[];
}

export interface FakeCall {
  path: string;
  body: unknown;
}

type Answer = (body: unknown) => Response | Promise<Response>;

const wire = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const refusal = ({ httpStatus, ...said }: FakeRefusal) =>
  wire(httpStatus, { status: 0, requestId: 'request-of-the-test', ...said });

/** A form as the gateway hands it on: a file by its description. */
const fieldsOf = (form: FormData) =>
  Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === 'string'
        ? value
        : { tempKey: 'incoming/of-the-test', originalName: value.name, size: value.size, mime: value.type },
    ]),
  );

/**
 * A gateway made from contracts. A request or a reply that its contract's schema refuses fails the spec, so that a
 * fake never says what the server would not. A call without a handler is refused with 404.
 */
export class FakeApi {
  readonly calls: FakeCall[] = [];
  private readonly answers = new Map<string, Answer>();

  /** Answers a contract's calls with the same reply, until answered otherwise. */
  on<Contract extends AnyCommand>(contract: Contract, reply: ReplyInput<Contract>): this {
    return this.onCall(contract, () => reply);
  }

  /** Answers a contract's calls by what they ask for. @param reply  is handed the body as the handler would be; may take its time */
  onCall<Contract extends AnyCommand>(
    contract: Contract,
    reply: (body: RequestOf<Contract>) => ReplyInput<Contract> | Promise<ReplyInput<Contract>>,
  ): this {
    return this.answer(contract, async (body) => {
      const request = contract.request.parse(body instanceof FormData ? fieldsOf(body) : body);
      const data = contract.reply.parse(await reply(request as RequestOf<Contract>));
      return wire(200, { status: 1, message: contract.message ?? 'Success', data });
    });
  }

  /** Refuses a contract's calls, until answered otherwise. */
  refuse(contract: AnyCommand, said: FakeRefusal): this {
    return this.answer(contract, () => refusal(said));
  }

  /** Bodies of the calls made to a contract, in order. */
  bodiesTo(contract: AnyCommand): unknown[] {
    return this.calls.filter(({ path }) => path === contract.http?.path).map(({ body }) => body);
  }

  /** Stands where the app expects `fetch`. */
  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const path = input instanceof Request ? input.url : String(input);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
    this.calls.push({ path, body });
    const answer = this.answers.get(body instanceof FormData ? `${path} form` : path) ?? this.answers.get(path);
    return answer
      ? answer(body)
      : refusal({ httpStatus: 404, code: 'core.not_found', message: `No answer for ${path}` });
  };

  private answer(contract: AnyCommand, answer: Answer): this {
    if (!contract.http) throw new Error(`"${contract.subject}" cannot be called from a browser`);
    const { path, body } = contract.http;
    this.answers.set(body === 'multipart' ? `${path} form` : path, answer);
    return this;
  }
}
