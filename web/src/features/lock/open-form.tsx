import { authRoutes } from '@quay/contract/auth/routes'
import { type FormEvent, useState } from 'react'
import { openScreen } from '../../api/session/lock.ts'
import { session, useProfile } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/field/password-input.tsx'
import { PinInput } from '../../ui/field/pin-input.tsx'

/** Opens the screen for the person who covered it: by PIN, or by password where there is none or it is locked. */
export function OpenForm() {
  const profile = useProfile()
  const [byPin, setByPin] = useState(profile.hasPin && !profile.isPinLocked)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const unlock = useAction(authRoutes.unlock, {
    onDone: () => {
      // The password opens a PIN that five wrong ones locked.
      if (!byPin && profile.isPinLocked) session.keepProfile({ ...profile, isPinLocked: false })
      openScreen()
    },
    showError: error => {
      setProblem(error.message)
      setTyped('')
      if (['pin-locked', 'pin-missing', 'pin-too-short'].includes(error.code)) setByPin(false)
      return true
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed === '') return setProblem('Không được để trống')
    setProblem(null)
    unlock.mutate({ body: byPin ? { pin: typed } : { password: typed } })
  }
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      {byPin ? (
        <Field label="Mã PIN" error={problem}>
          <PinInput key="pin" autoFocus value={typed} onChange={setTyped} />
        </Field>
      ) : (
        <Field
          label="Mật khẩu"
          error={problem}
          hint={profile.hasPin ? undefined : 'Đặt mã PIN ở trang Tài khoản của tôi'}
        >
          <PasswordInput
            key="password"
            size="lg"
            autoFocus
            autoComplete="current-password"
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
        </Field>
      )}
      <Button type="submit" variant="primary" size="lg" busy={unlock.isPending}>
        Mở khóa
      </Button>
      {profile.hasPin && (
        <Button
          variant="ghost"
          onClick={() => {
            setByPin(!byPin)
            setTyped('')
            setProblem(null)
          }}
        >
          {byPin ? 'Dùng mật khẩu' : 'Dùng mã PIN'}
        </Button>
      )}
    </form>
  )
}
