import { authRoutes } from '@quay/contract/auth/routes'
import KeyRound from 'lucide-react/icons/key-round'
import { type FormEvent, useState } from 'react'
import type { PasswordQuestion } from '../../api/session/password-question.ts'
import { useProfile } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/field/password-input.tsx'

/** Asks the user for the password again, before a change of people, roles or tills. */
export function PasswordForm({ question: { answer } }: { question: PasswordQuestion }) {
  const { fullName } = useProfile()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = useAction(authRoutes.confirmPassword, {
    onDone: () => answer(true),
    showError: refused => {
      setProblem(refused.message)
      setPassword('')
      return true
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '') return setProblem('Không được để trống')
    setProblem(null)
    confirm.mutate({ body: { password } })
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="grid gap-3 px-5 pt-4 pb-4">
        <h2 className="flex items-center gap-2 text-16">
          <KeyRound className="text-ink-2" />
          Nhập lại mật khẩu
        </h2>
        <p className="text-ink-2">
          Việc về nhân viên, vai trò, thiết bị, khóa khôi phục cần mật khẩu của bạn, mã PIN chưa đủ. Trong 10 phút sau
          đó máy này không hỏi lại.
        </p>
        <Field label={`Mật khẩu của ${fullName}`} error={problem}>
          <PasswordInput
            autoFocus
            autoComplete="current-password"
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
        </Field>
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3">
        <Button onClick={() => answer(false)}>Bỏ qua</Button>
        <Button type="submit" variant="primary" busy={confirm.isPending}>
          Tiếp tục
        </Button>
      </div>
    </form>
  )
}
