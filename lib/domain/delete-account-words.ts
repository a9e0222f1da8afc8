/** What a person types before their account goes: a click alone could be anybody's. */
export const DELETE_ACCOUNT_WORDS = "delete my account";
