import { create } from 'zustand'

type ConnectionState = {
  /** Whether the server answered when last asked. */
  online: boolean
  /** Sales made here that the server does not have yet. */
  pending: number
}

/** What the shell's dot shows. The outbox keeps `pending`, watch-connection keeps `online`. */
export const useConnection = create<ConnectionState>(() => ({ online: true, pending: 0 }))

/** The outbox says how many sales wait. */
export function setPending(pending: number) {
  useConnection.setState({ pending })
}

/** The code that calls the server reports here whether it answered. */
export function setOnline(online: boolean) {
  if (useConnection.getState().online !== online) useConnection.setState({ online })
}
