import { authRoutes } from '@quay/contract/auth/routes'
import { neededRightText } from '@quay/contract/right/right-text'
import { roleText } from '@quay/contract/right/role-text'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { type FormEvent, useState } from 'react'
import type { OverrideQuestion } from '../../api/session/override.ts'
import { useColleagues } from '../../api/session/use-colleagues.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { PersonChoice } from '../../ui/choice/person-choice.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PinInput } from '../../ui/field/pin-input.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'

/** Asks a person with the right to allow one act at this screen. The log keeps both names and the reason. */
export function OverrideForm({ question }: { question: OverrideQuestion }) {
  const { right, sentence, answer } = question
  const { data: people, error, refetch } = useColleagues(right)
  const [chosen, setChosen] = useState<string | null>(null)
  const [pin, setPin] = useState('')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const allow = useAction(authRoutes.override, {
    onDone: ({ token }) => answer(token),
    showError: refused => {
      setProblem(refused.message)
      setPin('')
      return true
    },
  })
  const free = people?.filter(person => !person.isPinLocked) ?? []
  const id = chosen ?? (free.length === 1 ? free[0]!.id : null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (id === null) return setProblem('Hãy chọn người cho phép')
    if (pin === '') return setProblem('Không được để trống')
    setProblem(null)
    const { model, action, subject } = right
    allow.mutate({
      body: { employeeId: id, pin, model, action, subject, ...(reason.trim() && { reason: reason.trim() }) },
    })
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="grid gap-3 px-5 pt-4 pb-4">
        <h2 className="flex items-center gap-2 text-16">
          <ShieldAlert className="text-warning-text" />
          Cần người có quyền
        </h2>
        <p className="text-ink-2">
          {sentence} Cần quyền <b>{neededRightText(right)}</b>.
        </p>
        {error && <ErrorState title={error.message} onRetry={() => refetch()} />}
        {!people && !error && <Skeleton lines={3} />}
        {people?.length === 0 && (
          <Note tone="warning">
            Ở chi nhánh này chưa ai vừa có quyền đó vừa có mã PIN. Người có quyền đặt mã PIN ở trang Tài khoản của tôi.
          </Note>
        )}
        {people && people.length > 0 && (
          <>
            <PersonChoice
              label="Người cho phép"
              value={id}
              onChange={setChosen}
              people={people.map(person => ({
                id: person.id,
                name: person.fullName,
                detail: person.isPinLocked ? 'Mã PIN đang khóa' : roleText(person.roleName),
                disabled: person.isPinLocked,
              }))}
            />
            <Field label="Mã PIN của người cho phép" error={problem}>
              <PinInput autoFocus value={pin} onChange={setPin} />
            </Field>
            <Field label="Lý do" hint="Ghi vào nhật ký cùng tên hai người">
              <TextInput maxLength={300} value={reason} onChange={event => setReason(event.target.value)} />
            </Field>
          </>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3">
        <Button onClick={() => answer(null)}>Bỏ qua</Button>
        {people && people.length > 0 && (
          <Button type="submit" variant="primary" busy={allow.isPending}>
            Cho phép một lần
          </Button>
        )}
      </div>
    </form>
  )
}
