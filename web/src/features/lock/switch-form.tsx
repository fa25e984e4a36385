import { roleText } from '@quay/contract/role-text'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { switchPerson } from '../../api/switch-person.ts'
import { useColleagues } from '../../api/use-colleagues.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { PersonChoice } from '../../ui/person-choice.tsx'
import { PinInput } from '../../ui/pin-input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Gives the device to a colleague: name, PIN, done. The cart of who goes waits for them. */
export function SwitchForm() {
  const { data: colleagues, error, refetch } = useColleagues(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  if (error) return <ErrorState title={error.message} onRetry={() => refetch()} />
  if (!colleagues) return <Skeleton lines={4} />
  if (colleagues.length === 0)
    return <Note>Chưa có đồng nghiệp nào ở chi nhánh này đặt mã PIN. Mỗi người đặt ở trang Tài khoản của tôi.</Note>
  const id = chosen ?? (colleagues.length === 1 ? colleagues[0]!.id : null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (id === null) return setProblem('Hãy chọn người')
    if (pin === '') return setProblem('Không được để trống')
    setBusy(true)
    setProblem(null)
    try {
      await switchPerson(id, pin)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
      setPin('')
      setBusy(false)
    }
  }
  return (
    <form noValidate className="grid gap-3" onSubmit={event => void submit(event)}>
      <PersonChoice
        label="Ai vào máy này"
        value={id}
        onChange={next => {
          setChosen(next)
          setProblem(null)
        }}
        people={colleagues.map(one => ({
          id: one.id,
          name: one.fullName,
          detail: one.isPinLocked ? 'Mã PIN đang khóa' : roleText(one.roleName),
          disabled: one.isPinLocked,
        }))}
      />
      <Field label="Mã PIN của người đó" error={problem}>
        <PinInput autoFocus value={pin} onChange={setPin} />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        Vào máy
      </Button>
    </form>
  )
}
