import type { Shift } from '@quay/contract/shift/shapes'
import { type ReactNode, useState } from 'react'
import { CountWindow } from './count-window.tsx'
import { HandOverWindow } from './hand-over-window.tsx'
import { type Ending, ResultWindow } from './result-window.tsx'

type EndShiftProps = {
  shift: { id: string; code: string; openingFloat: number }
  /** Who holds it and since when. */
  about: ReactNode
  /** What a person should see before counting. */
  notes?: ReactNode
  onClose: () => void
  onEnded: (shift: Shift) => void
}

/** Counts the drawer, tells what differs, then closes the shift or hands it over: one window after the other. */
export function EndShift({ shift, about, notes, onClose, onEnded }: EndShiftProps) {
  const [counted, setCounted] = useState<Shift | null>(null)
  const [ending, setEnding] = useState<Ending | null>(null)
  const [isHanding, setHanding] = useState(false)
  if (!counted)
    return <CountWindow shift={shift} about={about} notes={notes} onClose={onClose} onCounted={setCounted} />
  if (ending && isHanding)
    return <HandOverWindow shift={counted} ending={ending} onBack={() => setHanding(false)} onHanded={onEnded} />
  return (
    <ResultWindow
      shift={counted}
      before={ending}
      onAgain={() => {
        setCounted(null)
        setEnding(null)
      }}
      onClose={onClose}
      onHandOver={next => {
        setEnding(next)
        setHanding(true)
      }}
      onClosed={onEnded}
    />
  )
}
