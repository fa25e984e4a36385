import { billRoutes } from '@quay/contract/bill/routes'
import type { Bill } from '@quay/contract/bill/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { shownHere, useAction } from '../../api/use-action.ts'
import { useConnection } from '../../offline/connection/connection.ts'
import { billText } from '../../text/bill/bill.ts'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { ReasonDialog } from '../../ui/window/reason-dialog.tsx'

type CancelBillProps = { bill: Bill; onClose: () => void; onCancelled?: () => void }

/** Asks for the reason, and says in figures what will happen to goods and money. */
export function CancelBill({ bill, onClose, onCancelled }: CancelBillProps) {
  const [money, setMoney] = useState<'back' | 'keep'>('back')
  const cancel = useAction(billRoutes.cancel, { onDone: () => onCancelled?.(), onClose, showError: shownHere })
  const online = useConnection(state => state.online)
  const mayKeep = bill.customerId !== null && bill.paid > 0
  const keeps = mayKeep && money === 'keep'
  return (
    <ReasonDialog
      onClose={onClose}
      onConfirm={reason =>
        cancel.mutate({ params: { id: bill.id }, body: { reason, ...(keeps ? { keepPayments: true } : {}) } })
      }
      busy={cancel.isPending}
      title={`Hủy hóa đơn ${bill.code}?`}
      description={consequences(bill, keeps)}
      confirmLabel="Hủy hóa đơn"
      reasonLabel="Lý do hủy"
      refusal={cancel.error?.message}
    >
      {!online && <Note tone="warning">{billText.needsNetwork}</Note>}
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
    </ReasonDialog>
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
