import type { ReactNode } from 'react'

type DialogFormProps = { onSubmit: () => void; wide?: boolean; children: ReactNode }

/** The form of a dialog whose buttons stand in its foot: Enter in a field does what the main button does. `wide` sets its parts farther apart. */
export function DialogForm({ onSubmit, wide = false, children }: DialogFormProps) {
  return (
    <form
      className={wide ? 'grid gap-4' : 'grid gap-3'}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <button type="submit" hidden />
    </form>
  )
}
