import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import { birthdayPeriods, codeKinds, customerPeriods, promotionStackings } from '@quay/contract/discount/promotion'
import { discountRoutes } from '@quay/contract/discount/routes'
import type { DiscountView } from '@quay/contract/discount/shapes'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useProfile } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { AskButton } from '../../form/ask-button.tsx'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { discountText } from '../../text/discount.ts'
import { priceText } from '../../text/price.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { LocalTimeInput } from '../price-book/shared/local-time-input.tsx'
import { ScopePicker } from '../price-book/shared/scope-picker.tsx'
import { DayFields } from './day-fields.tsx'
import {
  copyOf,
  type DiscountForm,
  type DiscountKind,
  discountResolver,
  formOf,
  hasTarget,
  hasTimes,
  isGift,
  isPresent,
} from './discount-form.ts'
import { GiftPicker } from './gift-picker.tsx'
import { GoodsPicker } from './goods-picker.tsx'
import { MoreScopes } from './more-scopes.tsx'
import { PresentFields } from './present-fields.tsx'
import { RuleFields } from './rule-fields.tsx'
import { TryCart } from './try-cart.tsx'

type DiscountSheetProps = { discount: DiscountView | null; onClose: () => void }

const { TextField, CheckField, SelectField, NumberField, MoneyField, OwnField } = fieldsOf<DiscountForm>()
const kinds = (Object.keys(discountText.kinds) as DiscountKind[]).map(value => ({
  value,
  label: discountText.kinds[value],
}))
const times = ['startsAt', 'endsAt'] as const
const none: Readonly<Record<string, string>> = {}

/** Makes, edits or copies a promotion: what it gives, for which goods, when and for whom, and how it goes with others. */
export function DiscountSheet({ discount, onClose }: DiscountSheetProps) {
  const [isCopy, setCopy] = useState(false)
  if (isCopy && discount) return <FormSheet key="copy" discount={null} copied={discount} onClose={onClose} />
  return <FormSheet discount={discount} onClose={onClose} onCopy={() => setCopy(true)} />
}

type FormSheetProps = DiscountSheetProps & { copied?: DiscountView; onCopy?: () => void }

function FormSheet({ discount, copied, onClose, onCopy }: FormSheetProps) {
  const { branches } = useProfile()
  const groups = useRoute(customerGroupRoutes.list, {})
  const sheet = useRecordForm({
    record: discount,
    formOf: record => (copied ? copyOf(copied) : formOf(record)),
    resolver: discountResolver,
    refusals: {
      'discount-name-taken': 'name',
      'discount-gift-missing': 'gifts',
      'discount-voucher-missing': 'voucherDiscountId',
      'discount-voucher-unfit': 'voucherDiscountId',
      'discount-value-unfit': 'rules',
      'discount-tiers-not-rising': 'rules',
    },
    send: (send, { id: _id, ...body }, base) =>
      base
        ? send(discountRoutes.update, { params: { id: base.id }, body: { ...body, version: base.version } })
        : send(discountRoutes.create, { body }),
    onSaved: onClose,
  })
  const { base, form, showError } = sheet
  const { control } = form
  const [kind, pointsIn] = useWatch({ control, name: ['kind', 'pointsIn'] })
  const names = (base ?? copied)?.names ?? none
  return (
    <RecordSheet
      sheet={sheet}
      title={base ? discountText.edit(base.code) : discountText.add}
      onClose={onClose}
      aside={
        base && (
          <>
            <Button onClick={onCopy}>{discountText.copy}</Button>
            <AskButton
              route={discountRoutes.delete}
              input={{ params: { id: base.id }, body: { version: base.version } }}
              question={{
                title: discountText.removeTitle(base.name),
                description: discountText.removeHint,
                confirmLabel: discountText.remove,
              }}
              onDone={onClose}
              showError={showError}
            />
          </>
        )
      }
    >
      <TextField name="name" label={discountText.name} hint={discountText.nameHint} required />
      <CheckField name="isActive">{discountText.isActive}</CheckField>
      <SelectField name="kind" label={discountText.kind} options={kinds} />
      <PresentFields />
      <Controller
        name="rules"
        control={control}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <RuleFields kind={kind} pointsIn={pointsIn} value={value} error={messageIn(error)} onChange={onChange} />
        )}
      />
      <Controller
        name="goods"
        control={control}
        render={({ field: { value, onChange } }) => (
          <GoodsPicker
            label={discountText.goods}
            hint={discountText.goodsHint}
            empty={discountText.allGoods}
            value={value}
            names={names}
            onChange={onChange}
          />
        )}
      />
      {hasTarget(kind) && (
        <Controller
          name="target"
          control={control}
          render={({ field: { value, onChange } }) => (
            <GoodsPicker
              label={discountText.target}
              hint={discountText.targetHint}
              empty={discountText.sameGoods}
              value={value}
              names={names}
              onChange={onChange}
            />
          )}
        />
      )}
      <Controller
        name="notGoods"
        control={control}
        render={({ field: { value, onChange } }) => (
          <GoodsPicker
            label={discountText.notGoods}
            hint={discountText.notGoodsHint}
            empty={discountText.noGoods}
            value={value}
            names={names}
            onChange={onChange}
          />
        )}
      />
      {isGift(kind) && (
        <Controller
          name="gifts"
          control={control}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <GiftPicker value={value} names={names} error={messageIn(error)} onChange={onChange} />
          )}
        />
      )}
      {times.map(name => (
        <Controller
          key={name}
          name={name}
          control={control}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <LocalTimeInput
              label={name === 'startsAt' ? priceText.startsOn : priceText.endsOn}
              hint={priceText.openHint}
              error={error?.message}
              value={value}
              onChange={onChange}
            />
          )}
        />
      ))}
      <DayFields />
      <Controller
        name="branchIds"
        control={control}
        render={({ field: { value, onChange } }) => (
          <ScopePicker label={priceText.branches} value={value} options={branches} onChange={onChange} />
        )}
      />
      <Controller
        name="groupIds"
        control={control}
        render={({ field: { value, onChange } }) => (
          <ScopePicker
            label={priceText.customerGroups}
            value={value}
            options={groups.data?.items ?? []}
            onChange={onChange}
          />
        )}
      />
      <MoreScopes />
      <SelectField
        name="birthday"
        label={discountText.birthday}
        none={discountText.noBirthday}
        options={birthdayPeriods.map(value => ({ value, label: discountText.birthdays[value] }))}
      />
      <CheckField name="isAutomatic" hint={discountText.isAutomaticHint}>
        {discountText.isAutomatic}
      </CheckField>
      <OwnField name="stacking" label={discountText.stacking} group>
        {field => (
          <RadioGroup
            value={field.value}
            options={promotionStackings.map(value => ({ value, label: discountText.stackings[value] }))}
            onChange={field.onChange}
          />
        )}
      </OwnField>
      <NumberField name="rank" label={discountText.rank} hint={discountText.rankHint} min={0} max={999} />
      <SelectField
        name="codeKind"
        label={discountText.codeKind}
        options={codeKinds.map(value => ({ value, label: discountText.codeKinds[value] }))}
      />
      {hasTimes({ kind, pointsIn }) && <NumberField name="maxTimes" label={discountText.maxTimes} min={1} />}
      {!isPresent(kind) && !isGift(kind) && <MoneyField name="maxAmount" label={discountText.maxAmount} />}
      <NumberField name="maxUses" label={discountText.maxUses} min={1} />
      <NumberField name="maxUsesCustomer" label={discountText.maxUsesCustomer} min={1} />
      <SelectField
        name="customerPeriod"
        label={discountText.customerPeriod}
        options={customerPeriods.map(value => ({ value, label: discountText.customerPeriods[value] }))}
      />
      <MoneyField name="budget" label={discountText.budget} />
      <TryCart id={base?.id} />
    </RecordSheet>
  )
}

/** The message of a list, or of the first of its rows that has one. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { message } = error as { message?: unknown }
  if (typeof message === 'string') return message
  for (const [key, inner] of Object.entries(error)) {
    const found = key === 'ref' ? undefined : messageIn(inner)
    if (found) return found
  }
  return undefined
}
