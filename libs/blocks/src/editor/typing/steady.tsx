import { type FunctionComponent, memo } from 'react';
import { useLatest } from './use-latest.js';

interface Field<Value> {
  onChange: (next: Value) => void;
}

/**
 * A field that is drawn again only when what it is given has changed. Its `onChange` does not count: it is another
 * function at each drawing of the form, and the one given last is called.
 */
export function steady<Value, Props extends Field<Value>>(
  Field: FunctionComponent<Props & Field<Value>>,
): FunctionComponent<Props> {
  const Drawn = memo<Props & Field<Value>>(Field);
  function Steady(props: Props) {
    const onChange = useLatest(props.onChange);
    return <Drawn {...props} onChange={onChange} />;
  }
  Steady.displayName = `Steady(${Field.displayName ?? Field.name})`;
  return Steady;
}
