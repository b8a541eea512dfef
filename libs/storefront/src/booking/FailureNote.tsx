/** Why what was asked for was refused; nothing where it was not. */
export const FailureNote = ({ failure }: { failure: string | undefined }) =>
  failure ? (
    <div className="note bad" role="alert">
      <p>{failure}</p>
    </div>
  ) : null;
