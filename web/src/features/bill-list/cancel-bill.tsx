import { type Bill, billRoutes } from '@quay/contract/bill'
import { formatDong } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Textarea } from '../../ui/textarea.tsx'

/** Asks for the reason, and says in figures what will happen to goods and money. */
export function CancelBill({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [money, setMoney] = useState<'back' | 'keep'>('back')
  const [problem, setProblem] = useState<string | null>(null)
  const cancel = useAction(billRoutes.cancel, {
    onDone: onClose,
    showError: error => {
      setProblem(error.message)
      return true
    },
  })
  const mayKeep = bill.customerId !== null && bill.paid > 0
  const missing = reason.trim() === ''

  function submit() {
    setAsked(true)
    if (missing) return
    cancel.mutate({
      params: { id: bill.id },
      body: { reason: reason.trim(), ...(mayKeep && money === 'keep' ? { keepPayments: true } : {}) },
    })
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={submit}
      busy={cancel.isPending}
      title={`Hủy hóa đơn ${bill.code}?`}
      description={consequences(bill, mayKeep && money === 'keep')}
      confirmLabel="Hủy hóa đơn"
    >
      <div className="grid gap-3">
        {problem && (
          <Note tone="danger" alert>
            {problem}
          </Note>
        )}
        <Field label="Lý do hủy" required error={asked && missing ? 'Không được để trống' : undefined}>
          <Textarea rows={2} maxLength={300} value={reason} onChange={event => setReason(event.target.value)} />
        </Field>
        {mayKeep && (
          <Field label="Tiền khách đã trả" group>
            <RadioGroup
              value={money}
              onChange={setMoney}
              options={[
                { value: 'back', label: 'Trả lại khách' },
                { value: 'keep', label: 'Giữ làm ghi có cho khách' },
              ]}
            />
          </Field>
        )}
      </div>
    </ConfirmDialog>
  )
}

/** What cancelling does, in one paragraph. */
function consequences(bill: Bill, keeps: boolean): string {
  const sentences = [`${bill.itemCount} mặt hàng trở về đúng lô cũ.`]
  if (bill.paid > 0)
    sentences.push(
      keeps
        ? `${formatDong(bill.paid)} đã thu được giữ lại làm ghi có của ${bill.customerName}.`
        : `${formatDong(bill.paid)} đã thu được chi lại cho khách từ đúng quỹ đã nhận, ghi vào hôm nay.`,
    )
  if (bill.debt > 0) sentences.push(`Khoản nợ ${formatDong(bill.debt)} của ${bill.customerName} được xóa.`)
  if (bill.pointsEarned > 0 || bill.pointsUsed > 0) sentences.push('Điểm của khách trở về như trước khi bán.')
  return sentences.join(' ')
}
