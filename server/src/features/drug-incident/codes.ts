import { gaplessCodes } from '../../db/counter.ts'

export const drugIncidentCodes = gaplessCodes('BC', 'drug_incident')
