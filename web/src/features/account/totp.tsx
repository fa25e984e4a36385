import { authRoutes } from '@quay/contract/auth/routes'
import type { Profile } from '@quay/contract/session/shapes'
import { type FormEvent, useState } from 'react'
import { session } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/field/password-input.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpConfirm } from './totp-confirm.tsx'

/** The second step of signing in: off, being turned on, on. The password is asked for both ways. */
export function Totp({ profile }: { profile: Profile }) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [started, setStarted] = useState<{ secret: string; uri: string } | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const options = {
    showError: (error: { message: string }) => {
      setProblem(error.message)
      return true
    },
  }
  const start = useAction(authRoutes.startTotp, {
    ...options,
    onDone: made => {
      setStarted(made)
      setPassword('')
    },
  })
  const disable = useAction(authRoutes.disableTotp, {
    ...options,
    onDone: () => {
      setPassword('')
      session.keepProfile({ ...profile, hasTotp: false })
    },
  })
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(null)
          session.keepProfile({ ...profile, hasTotp: true })
        }}
      />
    )
  if (started)
    return (
      <TotpConfirm
        started={started}
        onCancel={() => setStarted(null)}
        onDone={made => {
          setStarted(null)
          setCodes(made)
        }}
      />
    )

  function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '') return setProblem('Không được để trống')
    setProblem(null)
    const body = { currentPassword: password }
    if (profile.hasTotp) disable.mutate({ body })
    else start.mutate({ body })
  }
  return (
    <form noValidate className="grid max-w-96 gap-4" onSubmit={submit}>
      {profile.hasTotp ? (
        <Note>Đang bật: mỗi lần đăng nhập cần thêm mã 6 số từ ứng dụng xác thực.</Note>
      ) : (
        <p className="text-ink-2">
          Bật để lộ mật khẩu cũng không ai vào được: khi đăng nhập cần thêm mã 6 số từ một ứng dụng trên điện thoại
          (Google Authenticator, Microsoft Authenticator, Aegis…). Nên bật cho người quản trị.
        </p>
      )}
      <Field label="Mật khẩu của bạn" required error={problem}>
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
      </Field>
      <div>
        <Button
          type="submit"
          variant={profile.hasTotp ? 'danger' : 'primary'}
          busy={start.isPending || disable.isPending}
        >
          {profile.hasTotp ? 'Tắt mã xác thực' : 'Bật mã xác thực'}
        </Button>
      </div>
    </form>
  )
}
