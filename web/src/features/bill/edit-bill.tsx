import { billRoutes } from '@quay/contract/bill/routes'
import type { Bill } from '@quay/contract/bill/shapes'
import { doctorRoutes } from '@quay/contract/doctor/routes'
import { employeeRoutes } from '@quay/contract/employee/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { call } from '../../api/client.ts'
import { useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { billText } from '../../text/bill/bill.ts'
import { SuggestInput } from '../../ui/choice/suggest-input.tsx'
import { type BillWordsForm, billWordsResolver, changesBetween, formOf } from './bill-words-form.ts'

const { words } = billText
const { TextField, TextareaField, SelectField, DateField, OwnField } = fieldsOf<BillWordsForm>()

/** Who works at the branch, and who sold this bill; that one alone for who may not read people. */
function useSellers({ branchId, sellerId, sellerName }: Bill) {
  const enabled = isAllowed(useSession().rights, employeeRoutes.list.permission)
  const { data } = useRoute(employeeRoutes.list, { query: { branchId, limit: 200, isActive: '1' } }, { enabled })
  const others = (data?.items ?? []).filter(({ id }) => id !== sellerId)
  return [{ value: sellerId, label: sellerName }, ...others.map(({ id, fullName }) => ({ value: id, label: fullName }))]
}

async function findDoctors(keyword: string, signal: AbortSignal) {
  const { items } = await call(doctorRoutes.find, { query: { keyword } }, { signal })
  return items.map(({ id, degree, name, workplace }) => ({
    value: id,
    label: [degree, name].filter(Boolean).join(' '),
    ...(workplace && { detail: workplace }),
  }))
}

type Doctor = { doctorId?: string | undefined; doctorName?: string | undefined }

/** Whether the form names another doctor than the paper does. */
const isOther = ({ doctorId, doctorName }: Doctor, kept: Bill['prescription']): boolean =>
  doctorId ? doctorId !== kept?.doctorId : doctorName !== kept?.doctorName || kept?.doctorId !== null

/** Corrects the words of a posted bill, who sold it and until when it is to be paid; goods and money are replaced at the till. */
export function EditBill({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const sheet = useRecordForm({
    record: bill,
    formOf,
    resolver: billWordsResolver,
    refusals: {
      'prescription-kept': 'prescriptionCode',
      'seller-elsewhere': 'sellerId',
      'day-closed': 'sellerId',
      'doctor-kept': 'doctor',
      'due-day-past': 'dueOn',
      'due-day-late': 'dueOn',
      'revisit-past': 'revisitOn',
    },
    changes: changesBetween,
    send: (send, body, base) =>
      send(billRoutes.update, {
        params: { id: bill.id },
        body: {
          version: (base ?? bill).version,
          note: body.note,
          ...(body.dueOn !== (base ?? bill).dueOn && { dueOn: body.dueOn }),
          ...(body.revisitOn !== ((base ?? bill).revisitOn ?? null) && { revisitOn: body.revisitOn }),
          ...(body.sellerId !== (base ?? bill).sellerId && { sellerId: body.sellerId }),
          ...(body.doctor && isOther(body.doctor, (base ?? bill).prescription) && { doctor: body.doctor }),
          ...(bill.prescription === null && { prescriptionCode: body.prescriptionCode }),
        },
      }),
    onClose,
  })
  const sellers = useSellers(bill)
  return (
    <RecordSheet sheet={sheet} title={words.title(bill.code)} onClose={onClose}>
      <TextareaField name="note" label={words.note} />
      {sellers.length > 1 && <SelectField name="sellerId" label={words.seller} options={sellers} />}
      {bill.prescription && (
        <OwnField name="doctor" label={words.doctor}>
          {field => (
            <SuggestInput
              maxLength={100}
              value={field.value.name}
              options={findDoctors}
              onType={name => field.onChange({ id: null, name })}
              onTake={({ value, label }) => field.onChange({ id: value, name: label })}
            />
          )}
        </OwnField>
      )}
      {bill.debt > 0 && <DateField name="dueOn" label={words.dueOn} hint={words.dueHint} />}
      {bill.customerId && <DateField name="revisitOn" label={words.revisit} hint={words.revisitHint} />}
      {bill.prescription === null && <TextField name="prescriptionCode" label={words.prescriptionCode} />}
      <p className="text-12 text-ink-3">{words.hint}</p>
    </RecordSheet>
  )
}
