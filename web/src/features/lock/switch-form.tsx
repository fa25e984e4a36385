import type { authRoutes } from '@quay/contract/auth/routes'
import { roleText } from '@quay/contract/right/role-text'
import type { Answer } from '@quay/contract/route'
import { type FormEvent, useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useProfile } from '../../api/session/session.ts'
import { switchPerson } from '../../api/session/switch-person.ts'
import { rememberNames } from '../../api/session/take-over.ts'
import { useColleagues } from '../../api/session/use-colleagues.ts'
import { Button } from '../../ui/button/button.tsx'
import { PersonChoice } from '../../ui/choice/person-choice.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/field/password-input.tsx'
import { PinInput } from '../../ui/field/pin-input.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'

/**
 * Gives the device to a colleague: name, PIN, done; where the person never used the password at this browser, the
 * password in the place of the PIN. The cart of who goes waits for them.
 */
export function SwitchForm({ only }: { only?: string }) {
  const { data: all, error, refetch } = useColleagues(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { id: own, store } = useProfile()
  useEffect(() => {
    if (all) rememberNames(store.id, all)
  }, [all, store.id])
  const colleagues = all?.filter(one => (only ? one.id === only : one.id !== own))
  if (error) return <ErrorState title={error.message} onRetry={() => refetch()} />
  if (!colleagues) return <Skeleton lines={4} />
  if (colleagues.length === 0)
    return <Note>Chưa có đồng nghiệp nào ở chi nhánh này đặt mã PIN. Mỗi người đặt ở trang Tài khoản của tôi.</Note>
  const id = chosen ?? (colleagues.length === 1 ? colleagues[0]!.id : null)

  const byPassword = colleagues.find(one => one.id === id)?.needsPassword ?? false
  const proof = () => (byPassword ? { password: typed, ...(code && { code }) } : { pin: typed })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (id === null) return setProblem('Hãy chọn người')
    if (typed === '' || code === '') return setProblem('Không được để trống')
    setBusy(true)
    setProblem(null)
    try {
      await switchPerson(id, proof())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setBusy(false)
      setProblem(error.message)
      // The password was right: what was typed stays, and the code is asked for beside it.
      if (error.code === 'code-needed' || error.code === 'wrong-code') return setCode('')
      setTyped('')
      setCode(null)
    }
  }
  return (
    <form noValidate className="grid gap-3" onSubmit={event => void submit(event)}>
      <PersonChoice
        label="Ai vào máy này"
        value={id}
        onChange={next => {
          setChosen(next)
          setTyped('')
          setCode(null)
          setProblem(null)
        }}
        people={colleagues.map(one => ({
          id: one.id,
          name: one.fullName,
          detail: detailOf(one),
          disabled: one.isPinLocked && !one.needsPassword,
        }))}
      />
      {byPassword ? (
        <Field
          label="Mật khẩu của người đó"
          error={code === null ? problem : null}
          hint="Chỉ lần đầu ở máy này; các lần sau dùng mã PIN"
        >
          <PasswordInput
            key={id}
            autoFocus
            size="lg"
            autoComplete="off"
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
        </Field>
      ) : (
        <Field label="Mã PIN của người đó" error={problem}>
          <PinInput autoFocus value={typed} onChange={setTyped} />
        </Field>
      )}
      {code !== null && (
        <Field label="Mã xác thực" error={problem}>
          <TextInput
            autoFocus
            inputMode="numeric"
            maxLength={20}
            value={code}
            onChange={event => setCode(event.target.value)}
          />
        </Field>
      )}
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        Vào máy
      </Button>
    </form>
  )
}

function detailOf({ needsPassword, isPinLocked, roleName }: Answer<typeof authRoutes.colleagues>[number]): string {
  if (needsPassword) return `${roleText(roleName)} · cần mật khẩu ở máy này`
  return isPinLocked ? 'Mã PIN đang khóa' : roleText(roleName)
}
