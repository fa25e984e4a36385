import { cashbookRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import { formResolver, withoutEmpty } from '../../api/form/form-resolver.ts'
import { fieldsOf } from '../../form/fields.tsx'
import { RecordSheet } from '../../form/record-sheet.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { Note } from '../../ui/mark/note.tsx'

type Account = Answer<typeof cashbookRoutes.accounts>[number]
type Opening = { amount: number | null; note: string }
const { MoneyField, TextareaField } = fieldsOf<Opening>()
const resolver = formResolver(cashbookRoutes.openAccount.body, (form: Opening) => withoutEmpty(form))

/** What was in a fund on the first day. Written once. */
export function OpeningSheet({ account, onClose }: { account: Account; onClose: () => void }) {
  const sheet = useRecordForm({
    formOf: (): Opening => ({ amount: null, note: '' }),
    resolver,
    refusals: { 'opening-exists': 'amount' },
    send: (send, body) => send(cashbookRoutes.openAccount, { params: { id: account.id }, body }),
    onClose,
  })
  return (
    <RecordSheet sheet={sheet} title={`Tồn đầu của ${account.name}`} submitLabel="Ghi tồn đầu" onClose={onClose}>
      <Note>Số tiền có trong quỹ khi bắt đầu dùng Quầy. Chỉ ghi một lần; sau đó quỹ chỉ đổi theo chứng từ.</Note>
      <MoneyField name="amount" label="Số tiền" required />
      <TextareaField name="note" label="Ghi chú" />
    </RecordSheet>
  )
}
