import { vatRates } from '@quay/contract/enumeration'
import { isAllowed } from '@quay/contract/right/permission'
import { surchargeRoutes } from '@quay/contract/surcharge/routes'
import type { Surcharge } from '@quay/contract/surcharge/shapes'
import { surchargeReturns } from '@quay/contract/surcharge/till-surcharge'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { useProfile, useSession } from '../../api/session/session.ts'
import { useStoreUses } from '../../api/session/store-uses.ts'
import { useAction } from '../../api/use-action.ts'
import { AskButton } from '../../form/ask-button.tsx'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { surchargeText } from '../../text/promotion/surcharge.ts'
import { Button } from '../../ui/button/button.tsx'
import { PercentOrMoneyInput } from '../../ui/field/percent-or-money-input.tsx'
import { changesBetween, formOf, patchOf, type SurchargeForm, surchargeResolver } from './surcharge-form.ts'

const { fields } = surchargeText
const { TextField, SelectField, NumberField, CheckField, OwnField } = fieldsOf<SurchargeForm>()
const rates = vatRates.map(value => ({ value, label: describeVatRate(value) }))
const returns = surchargeReturns.map(value => ({ value, label: surchargeText.returns[value] }))

/** Adds or edits a surcharge, stops offering one, or deletes one. */
export function SurchargeSheet({ surcharge, onClose }: { surcharge: Surcharge | null; onClose: () => void }) {
  const { rights } = useSession()
  const { branches } = useProfile()
  const uses = useStoreUses()
  const sheet = useRecordForm({
    record: surcharge,
    formOf: (record: Surcharge | null) => formOf(record, uses.vat),
    resolver: surchargeResolver,
    refusals: { 'code-taken': 'code', 'vat-not-used': 'vatRate' },
    changes: changesBetween,
    send: (send, body, base) =>
      base
        ? send(surchargeRoutes.update, { params: { id: base.id }, body: patchOf(body, base) })
        : send(surchargeRoutes.create, { body }),
    onClose,
  })
  const { base, showError } = sheet
  const turn = useAction(surchargeRoutes.update, { onClose, showError })
  const isActive = base?.isActive === 1
  return (
    <RecordSheet
      sheet={sheet}
      title={base ? surchargeText.edit(base.code) : surchargeText.add}
      onClose={onClose}
      aside={
        base && (
          <>
            <AskButton
              route={surchargeRoutes.delete}
              input={{ params: { id: base.id } }}
              question={{
                title: surchargeText.removeTitle(base.name),
                description: surchargeText.removeHint,
                confirmLabel: surchargeText.remove,
                keepLabel: surchargeText.keep,
              }}
              onDone={onClose}
              showError={showError}
            />
            {isAllowed(rights, surchargeRoutes.update.permission) && (
              <Button
                busy={turn.isPending}
                onClick={() =>
                  turn.mutate({ params: { id: base.id }, body: { version: base.version, isActive: isActive ? 0 : 1 } })
                }
              >
                {isActive ? surchargeText.stop : surchargeText.resume}
              </Button>
            )}
          </>
        )
      }
    >
      <TextField name="name" label={fields.name} required hint={fields.nameHint} />
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <OwnField name="amount" label={fields.amount} required hint={fields.amountHint}>
          {field => (
            <PercentOrMoneyInput ref={field.ref} label={fields.amount} value={field.value} onChange={field.onChange} />
          )}
        </OwnField>
        {uses.vat && <SelectField name="vatRate" label={fields.vatRate} options={rates} />}
        <SelectField name="returns" label={fields.returns} options={returns} />
        {branches.length > 1 && (
          <SelectField
            name="branchId"
            label={fields.branchId}
            none={fields.allBranches}
            options={branches.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <TextField name="code" label={fields.code} hint={base ? undefined : fields.codeHint} />
        <NumberField name="position" label={fields.position} min={0} max={999} />
      </div>
      <CheckField name="isAutomatic">{fields.isAutomatic}</CheckField>
    </RecordSheet>
  )
}
