/** Such as "4.5 out of 5 stars". */
export const starsText = (rating: number): string => `${rating} out of 5 stars`;
