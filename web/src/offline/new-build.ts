import { create } from 'zustand'

/** Whether a newer build of the client lies ready, and what takes it. */
export const useNewBuild = create<{ take: (() => void) | null }>(() => ({ take: null }))
