import { billRoutes } from '@quay/contract/bill/routes'
import type { Bill } from '@quay/contract/bill/shapes'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { billText } from '../../text/bill.ts'
import { type BillWordsForm, billWordsResolver, changesBetween, formOf } from './bill-words-form.ts'

const { words } = billText
const { TextField, TextareaField } = fieldsOf<BillWordsForm>()

/** Corrects the words of a posted bill; goods and money are cancelled and sold again. */
export function EditBill({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const sheet = useRecordForm({
    record: bill,
    formOf,
    resolver: billWordsResolver,
    refusals: { 'prescription-kept': 'prescriptionCode' },
    changes: changesBetween,
    send: (send, body, base) =>
      send(billRoutes.update, {
        params: { id: bill.id },
        body: {
          version: (base ?? bill).version,
          note: body.note,
          ...(bill.prescription === null && { prescriptionCode: body.prescriptionCode }),
        },
      }),
    onClose,
  })
  return (
    <RecordSheet sheet={sheet} title={words.title(bill.code)} onClose={onClose}>
      <TextareaField name="note" label={words.note} />
      {bill.prescription === null && <TextField name="prescriptionCode" label={words.prescriptionCode} />}
      <p className="text-12 text-ink-3">{words.hint}</p>
    </RecordSheet>
  )
}
