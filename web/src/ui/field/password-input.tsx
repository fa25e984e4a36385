import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { kitPartText } from '../../text/kit/kit-parts.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** A secret, hidden until the person asks to see it. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'suffix' | 'keyHint'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          aria-label={kitPartText.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="-mr-1 grid size-6 place-items-center rounded-1 text-ink-3 hover:text-ink"
        >
          {shown ? <EyeOff /> : <Eye />}
        </button>
      }
    />
  )
}
