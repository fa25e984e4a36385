import { useEffect } from 'react'
import { cannotAskForCode, closeCodeQuestion, useLock } from '../api/session/lock.ts'
import { useOverrideQuestion } from '../api/session/override.ts'
import { usePasswordQuestion } from '../api/session/password-question.ts'
import { useSession } from '../api/session/session.ts'
import { FullScreenSpinner } from '../ui/shell/full-screen-spinner.tsx'
import { usePart } from '../ui/use-part.ts'
import { ModalLayer } from '../ui/window/modal-layer.tsx'

const loadLock = async () => (await import('../features/lock/lock-screen.tsx')).LockScreen
const loadOverride = async () => (await import('../features/override/override-form.tsx')).OverrideForm
const loadPassword = async () => (await import('../features/override/password-form.tsx')).PasswordForm
const loadCode = async () => (await import('../features/lock/code-form.tsx')).CodeForm
const aheadMs = 15_000

/** What covers every screen: the lock, the question to a person with more rights, and the question for the own password. */
export function Covers() {
  const { locked, asksCode } = useLock()
  const { question } = useOverrideQuestion()
  const { question: passwordQuestion } = usePasswordQuestion()
  const profile = useSession(state => state.profile)
  // Without a network the question cannot be asked, and a no is the answer.
  const OverrideForm = usePart(question !== null, loadOverride, () => question?.answer(null))
  const PasswordForm = usePart(passwordQuestion !== null, loadPassword, () => passwordQuestion?.answer(false))
  const CodeForm = usePart(asksCode, loadCode, cannotAskForCode)
  const LockScreen = usePart(locked, loadLock, () => {})

  // Fetched before the network may go: a covered screen must be able to be opened.
  useEffect(() => {
    if (!profile) return
    const timer = setTimeout(() => void Promise.allSettled([loadLock(), loadCode(), loadOverride()]), aheadMs)
    return () => clearTimeout(timer)
  }, [profile])

  if (locked)
    return (
      <ModalLayer key="lock" label="Màn hình đã khóa" opaque>
        {LockScreen && profile ? <LockScreen /> : <FullScreenSpinner />}
      </ModalLayer>
    )
  if (asksCode && CodeForm)
    return (
      <ModalLayer key="code" label="Mã mở quầy" onCancel={closeCodeQuestion}>
        <CodeForm />
      </ModalLayer>
    )
  if (question && OverrideForm)
    return (
      <ModalLayer key="override" label="Cần người có quyền" onCancel={() => question.answer(null)}>
        <OverrideForm key={question.right.subject} question={question} />
      </ModalLayer>
    )
  if (passwordQuestion && PasswordForm)
    return (
      <ModalLayer key="password" label="Nhập lại mật khẩu" onCancel={() => passwordQuestion.answer(false)}>
        <PasswordForm question={passwordQuestion} />
      </ModalLayer>
    )
  return null
}
