import { create } from 'zustand'

type ConnectionState = {
  /** Whether the server answered when last asked. */
  online: boolean
  /** Epoch milliseconds since when it does not. */
  offlineSince: number | null
  /** Sales made here that the server does not have yet. */
  pending: number
  /** Sales that wait for a person: the server could not read them. */
  refused: number
  /** How far a queue is that is being sent; null where little waits. Moves by tenths. */
  progress: { sent: number; of: number } | null
}

/** What the shell's dot shows. The outbox keeps the numbers, watch-connection keeps `online`. */
export const useConnection = create<ConnectionState>(() => ({
  online: true,
  offlineSince: null,
  pending: 0,
  refused: 0,
  progress: null,
}))

/** The outbox says how many sales wait, and for whom. */
export function setPending(pending: number, refused: number) {
  const now = useConnection.getState()
  if (now.pending !== pending || now.refused !== refused) useConnection.setState({ pending, refused })
}

/** The outbox says how far it is. */
export function setProgress(progress: ConnectionState['progress']) {
  useConnection.setState({ progress })
}

/** The code that calls the server reports here whether it answered. */
export function setOnline(online: boolean) {
  if (useConnection.getState().online !== online)
    useConnection.setState({ online, offlineSince: online ? null : Date.now() })
}
