import { t } from '@lingui/core/macro';
import { Drawer, NumberInput, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { addUpdateCoupon, couponKinds, type CouponView, priceStep } from '@linkyard/contracts';
import {
  perLanguage,
  CurrencySelect,
  DialogFoot,
  EntityPicker,
  MoneyField,
  PercentField,
  toast,
  useUiForm,
  type Entity,
  translated,
  MomentField,
} from '@linkyard/ui';
import { useCallback, useState } from 'react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useOthersDataQuery } from '../../../shared/others-data.js';
import { useUser } from '../../../shared/session/use-session.js';
import { useLazyProductsQuery, useProductsQuery, useSaveCouponMutation } from '../api.js';
import { titleOf } from '../product-labels.js';
import { couponInCurrency, couponRequest, couponValues, emptyCoupon } from './coupon-values.js';
import css from '../editor/editor.module.css';

interface CouponDrawerProps {
  /** The coupon that is changed; null for a new one. */
  coupon: CouponView | null;
  onClose: () => void;
}

const kindLabels = perLanguage(() => ({ percent: t`Percentage`, amount: t`Amount`, freeShipping: t`Free shipping` }));

export function CouponDrawer(props: CouponDrawerProps) {
  const title = props.coupon ? t`Coupon ${props.coupon.code}` : t`Add coupon`;
  return (
    <Drawer opened onClose={props.onClose} title={title} position="right" size="md">
      <CouponForm {...props} />
    </Drawer>
  );
}

function CouponForm({ coupon, onClose }: CouponDrawerProps) {
  const [save] = useSaveCouponMutation();
  const currency = useUser()?.currency ?? 'USD';
  const lists = useOthersDataQuery({});
  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: coupon ? couponValues(coupon) : emptyCoupon(currency),
    closesOnSave: true,
    submit: async (values) => {
      const refusal = refusalOf(await save(couponRequest(values, coupon)));
      if (refusal?.code === 'commerce.coupon_exists')
        return { ...refusal, errors: [{ path: 'code', message: refusal.message }] };
      if (refusal) return { ...refusal, errors: refusal.errors?.map((error) => atField(error, values.kind)) };
      toast.success(translated(addUpdateCoupon.message));
      onClose();
      return null;
    },
  });
  const { kind, amount, percent, minSubtotal, productIds } = form.values;

  return (
    <form {...formProps}>
      <Stack gap="md">
        <TextInput
          label={t`Code`}
          description={t`What buyers type. 3 to 40 letters, digits, - or _.`}
          required
          maxLength={40}
          dir="ltr"
          data-autofocus
          {...form.getInputProps('code')}
          onChange={(event) => form.setFieldValue('code', event.currentTarget.value.toUpperCase())}
        />
        <SegmentedControl
          aria-label={t`What it gives`}
          fullWidth
          data={couponKinds.map((value) => ({ value, label: kindLabels()[value] }))}
          value={kind}
          onChange={(value) => form.setFieldValue('kind', couponKinds.find((known) => known === value) ?? 'percent')}
        />
        {kind === 'percent' && (
          <PercentField label={t`Percentage`} value={percent} {...form.getInputProps('percent')} />
        )}
        <div className={css['columns']}>
          {kind === 'amount' && (
            <MoneyField
              label={t`Amount`}
              currency={form.values.currency}
              step={priceStep(form.values.currency)}
              value={amount}
              {...form.getInputProps('amount')}
            />
          )}
          <MoneyField
            label={t`Smallest order`}
            placeholder={t`Any`}
            currency={form.values.currency}
            value={minSubtotal}
            {...form.getInputProps('minSubtotal')}
          />
          <CurrencySelect
            currencies={lists.data?.currencies.map(({ code }) => code) ?? [form.values.currency]}
            value={form.values.currency}
            onChange={(next) => form.setValues(couponInCurrency(form.values, next))}
          />
        </div>
        <CouponProducts ids={productIds} onChange={(ids) => form.setFieldValue('productIds', ids)} />
        <div className={css['columns']}>
          <MomentField label={t`From`} {...form.getInputProps('startsAt')} />
          <MomentField label={t`Until`} {...form.getInputProps('endsAt')} />
        </div>
        <div className={css['columns']}>
          <NumberInput
            label={t`Uses in total`}
            description={t`0 means no limit.`}
            min={0}
            {...form.getInputProps('usageLimit')}
          />
          <NumberInput
            label={t`Per buyer`}
            description={t`0 means no limit.`}
            min={0}
            {...form.getInputProps('perBuyerLimit')}
          />
        </div>
        <DialogFoot
          failure={failure}
          submit={coupon ? t`Save` : t`Add coupon`}
          submitting={submitting}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

/** The API has one field for what the form has two of. */
const atField = (error: { path: string; message: string }, kind: CouponView['kind']) =>
  error.path === 'value' ? { ...error, path: kind } : error;

interface CouponProductsProps {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

function CouponProducts({ ids, onChange }: CouponProductsProps) {
  const [search] = useLazyProductsQuery();
  const known = useProductsQuery({ listPerPage: 100 }, { skip: ids.length === 0 });
  const archived = useProductsQuery({ listPerPage: 100, filters: { state: 'archived' } }, { skip: ids.length === 0 });
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const find = useCallback(
    async (searchTerm: string): Promise<Entity[]> => {
      const list = await search({ listPerPage: 20, searchTerm }, true).unwrap();
      return list.data.map((product) => ({ id: product._id, label: titleOf(product) }));
    },
    [search],
  );
  const labelOf = (id: string) => {
    const product = [...(known.data?.data ?? []), ...(archived.data?.data ?? [])].find(({ _id }) => _id === id);
    // A shop with more products than one page holds may have it on another page.
    const isComplete = [known, archived].every(({ data }) => data && data.totalCount <= data.data.length);
    return labels.get(id) ?? (product ? titleOf(product) : isComplete ? t`Deleted product` : t`Product`);
  };
  return (
    <EntityPicker
      label={t`Products`}
      placeholder={t`All products`}
      description={t`Leave empty for every product.`}
      find={find}
      value={ids.map((id) => ({ id, label: labelOf(id) }))}
      onChange={(chosen) => {
        setLabels(new Map([...labels, ...chosen.map(({ id, label }) => [id, label] as const)]));
        onChange(chosen.map(({ id }) => id));
      }}
    />
  );
}
