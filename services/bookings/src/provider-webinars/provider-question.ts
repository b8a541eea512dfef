/** What the provider requires of a registrant, as our form asks it. */
export interface ProviderQuestion {
  /** The same for the same words, whichever session of a series asks them. */
  id: string;
  title: string;
  type: 'text' | 'select';
  options: string[];
  /** Of a field that every form of the provider may have; else empty. */
  field: string;
  /** Of a question of the organizer's own; else empty. */
  questionKey: string;
  /** Of the options, in their order. */
  answerKeys: string[];
}
