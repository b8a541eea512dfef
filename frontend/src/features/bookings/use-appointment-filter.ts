import { t } from '@lingui/core/macro';
import type { AppointmentView } from '@linkyard/contracts';
import type { TableFilter } from '@linkyard/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';
import { firstEntries, recordFilter } from '../../shared/lists/record-filter.js';
import { useLazyBookedAppointmentsQuery, useBookedAppointmentQuery, useBookedAppointmentsQuery } from './api.js';

const entryOf = ({ _id, title }: AppointmentView) => ({ id: _id, label: title || t`Untitled` });

/** Narrows bookings to those of one appointment. */
export function useAppointmentFilter(value: string | undefined): TableFilter[] {
  const first = useBookedAppointmentsQuery(firstEntries).data;
  const isFirst = first?.data.some(({ _id }) => _id === value);
  const one = useBookedAppointmentQuery(value === undefined || !first || isFirst ? skipToken : { _id: value });
  const [search] = useLazyBookedAppointmentsQuery();
  const find = useCallback(
    async (searchTerm: string) => (await search({ ...firstEntries, searchTerm }, true).unwrap()).data.map(entryOf),
    [search],
  );
  return recordFilter({
    ...{ key: 'appointment', label: t`Appointment`, value, find },
    first: first && { entries: first.data.map(entryOf), total: first.totalCount },
    chosen: { label: one.currentData && entryOf(one.currentData.appointment).label, isGone: one.isError },
  });
}
