import { toMajorUnits, type addUpdateAppointment, type AppointmentView, type RequestInput } from '@linkyard/contracts';

type Kept = Omit<
  AppointmentView,
  '_id' | 'rev' | 'createdAt' | 'updatedAt' | 'publicId' | 'slug' | 'price' | 'deposit' | 'status' | 'state'
>;

/** An appointment while it is edited: amounts are minor units, null where nothing is typed. */
export interface AppointmentDraft extends Kept {
  priceMinor: number | null;
  deposit: { kind: AppointmentView['deposit']['kind']; percent: number | null; amountMinor: number | null };
}
export type ChangeDraft = (part: Partial<AppointmentDraft>) => void;

/** What a section of the editor works with. */
export interface SectionProps {
  draft: AppointmentDraft;
  change: ChangeDraft;
  /** Why a field was refused, by its path or the beginning of it. */
  errorOf: (path: string) => string | undefined;
}

export function draftOf(appointment: AppointmentView): AppointmentDraft {
  const { price, deposit, ...others } = appointment;
  const { _id, rev: _rev, createdAt: _made, updatedAt: _changed, publicId: _public, slug: _slug, ...rest } = others;
  const { status: _status, state: _state, ...kept } = rest;
  return {
    ...kept,
    priceMinor: price?.amount ?? null,
    deposit: { kind: deposit.kind, percent: deposit.percent, amountMinor: deposit.amount?.amount ?? null },
  };
}

const majorOf = (minor: number | null, currency: string) => (minor === null ? '' : toMajorUnits(minor, currency));

/** The draft in the words of the save call. */
export function inputOf(draft: AppointmentDraft): RequestInput<typeof addUpdateAppointment> {
  const { priceMinor, deposit, ...kept } = draft;
  const isPaid = (priceMinor ?? 0) > 0;
  const value =
    deposit.kind === 'percent'
      ? String(deposit.percent ?? '')
      : deposit.kind === 'amount'
        ? majorOf(deposit.amountMinor, draft.currency)
        : '';
  return {
    ...kept,
    price: isPaid ? majorOf(priceMinor, draft.currency) : '',
    deposit: isPaid ? { kind: deposit.kind, value } : { kind: 'none' },
  };
}
