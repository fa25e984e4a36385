import { useEffect, useEffectEvent, useState } from 'react'

interface WaitingPressOptions<Subject> {
  /** What stands on the screen; a press is for it alone. */
  subject: Subject
  /** What the press needs is there. */
  isReady: boolean
  /** What the press needs will not come. */
  isRefused: boolean
  act: () => void
}

/** A press that may come before the answer it needs: it acts at once, or when the answer is there; a change of the subject or a refusal takes it back. */
export function useWaitingPress<Subject>({ subject, isReady, isRefused, act }: WaitingPressOptions<Subject>) {
  const [pressedFor, setPressedFor] = useState<Subject | null>(null)
  const isPressed = pressedFor === subject
  const goOn = useEffectEvent(act)
  useEffect(() => {
    if (!isPressed || !(isReady || isRefused)) return
    setPressedFor(null)
    if (isReady) goOn()
  }, [isPressed, isReady, isRefused])
  const press = () => (isReady ? act() : setPressedFor(subject))
  return { press, isWaiting: isPressed && !isReady && !isRefused }
}
