import { voucherCodeRoutes } from '@quay/contract/voucher-code/routes'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { customerEntity } from '../../list/entities.ts'
import { voucherCodeText } from '../../text/promotion/voucher-code.ts'
import { Combobox, type ComboboxOption } from '../../ui/choice/combobox.tsx'
import { Field } from '../../ui/field/field.tsx'
import { EditSheet } from '../../ui/window/edit-sheet.tsx'

type IssueSheetProps = { ids: readonly string[]; onDone: () => void; onClose: () => void }

/** Gives codes out: to whoever has them, or to one customer, who alone may use them then. */
export function IssueSheet({ ids, onDone, onClose }: IssueSheetProps) {
  const [customer, setCustomer] = useState<ComboboxOption | null>(null)
  const issue = useAction(voucherCodeRoutes.issue, { onDone })
  return (
    <EditSheet
      title={voucherCodeText.issue(ids.length)}
      submitLabel={voucherCodeText.issue(ids.length)}
      dirty={customer !== null}
      busy={issue.isPending}
      onSubmit={() => issue.mutate({ body: { ids: [...ids], ...(customer && { customerId: customer.value }) } })}
      onClose={onClose}
    >
      <Field label={voucherCodeText.issueTo} hint={voucherCodeText.issueToHint}>
        <Combobox
          value={customer}
          options={customerEntity.find}
          placeholder={voucherCodeText.anybody}
          onChange={setCustomer}
        />
      </Field>
    </EditSheet>
  )
}
