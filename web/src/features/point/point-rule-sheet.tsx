import { customerGroupRoutes } from '@quay/contract/customer-group/routes'
import { pointRoutes } from '@quay/contract/point/routes'
import { earnTimes, earnWays, type PointSetting } from '@quay/contract/point/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { Controller, useWatch } from 'react-hook-form'
import { useRoute } from '../../api/use-route.ts'
import { AskButton } from '../../form/ask-button.tsx'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { pointText } from '../../text/promotion/point.ts'
import { channelOptions } from '../discount/shared/channel-options.ts'
import { ScopePicker } from '../price-book/shared/scope-picker.tsx'
import { PointExample } from './point-example.tsx'
import { formOf, type PointRuleForm, pointRuleResolver, ruleOfForm } from './point-rule-form.ts'

type PointRuleSheetProps = {
  rule: PointSetting | null
  /** The rule that holds: a new one begins like it. */
  like: PointSetting | null
  today: string
  onClose: () => void
}

const { CheckField, DateField, MoneyField, NumberField, SelectField } = fieldsOf<PointRuleForm>()
const { fields } = pointText

/** The rule of points from a day on, with a bill that it prices at each key. */
export function PointRuleSheet({ rule, like, today, onClose }: PointRuleSheetProps) {
  const groups = useRoute(customerGroupRoutes.list, {})
  const sheet = useRecordForm({
    record: rule,
    formOf: record => formOf(record, today, like),
    resolver: pointRuleResolver,
    send: (send, body) => send(pointRoutes.saveSetting, { body }),
    onSaved: onClose,
  })
  const { base, form, showError } = sheet
  const values = useWatch({ control: form.control }) as PointRuleForm
  const isByGoods = values.earnBy === 'PRODUCT'
  return (
    <RecordSheet
      sheet={sheet}
      title={base ? pointText.edit(formatDate(base.startsOn)) : pointText.add}
      onClose={onClose}
      aside={
        base &&
        base.startsOn > today && (
          <AskButton
            route={pointRoutes.deleteSetting}
            input={{ params: { id: base.id }, body: { version: base.version } }}
            question={{
              title: pointText.removeTitle(formatDate(base.startsOn)),
              description: pointText.removeHint,
              confirmLabel: pointText.remove,
            }}
            onDone={onClose}
            showError={showError}
          />
        )
      }
    >
      <DateField name="startsOn" label={fields.startsOn} required />
      <CheckField name="isActive">{fields.isActive}</CheckField>
      <SelectField
        name="earnBy"
        label={fields.earnBy}
        hint={isByGoods ? fields.byGoodsHint : undefined}
        options={earnWays.map(value => ({ value, label: pointText.earnWays[value] }))}
      />
      <div className="grid grid-cols-2 gap-3">
        <MoneyField name="earnPerDong" label={fields.earnPerDong} disabled={isByGoods} required />
        <NumberField name="earnPoints" label={fields.earnPoints} disabled={isByGoods} required />
      </div>
      <SelectField
        name="earnWhen"
        label={fields.earnWhen}
        options={earnTimes.map(value => ({ value, label: pointText.earnTimes[value] }))}
      />
      <CheckField name="skipsPromotedLines">{fields.skipsPromotedLines}</CheckField>
      <CheckField name="skipsDiscountedBills">{fields.skipsDiscountedBills}</CheckField>
      <Controller
        name="groupIds"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <ScopePicker label={fields.groups} options={groups.data?.items ?? []} value={value} onChange={onChange} />
        )}
      />
      <Controller
        name="channels"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <ScopePicker label={fields.channels} options={channelOptions} value={value} onChange={onChange} />
        )}
      />
      <div className="grid grid-cols-2 gap-3">
        <MoneyField name="dongPerPoint" label={fields.dongPerPoint} hint={fields.dongHint} required />
        <NumberField name="spendMaxPercent" label={fields.spendMaxPercent} suffix="%" whole={false} />
        <NumberField name="spendMin" label={fields.spendMin} required />
        <NumberField name="spendMultiple" label={fields.spendMultiple} required />
        <NumberField name="billsBeforeSpend" label={fields.billsBeforeSpend} required />
        <NumberField name="expiryMonths" label={fields.expiryMonths} hint={fields.expiryHint} suffix="tháng" />
      </div>
      <PointExample rule={ruleOfForm(values)} />
    </RecordSheet>
  )
}
